"""Answers the lines of a file through a command on Spark, each with its number as its key: spark.py LINES ANSWERS COMMAND."""

import sys

from pyspark.sql import SparkSession

lines, answers, command = sys.argv[1:]
spark = (
    SparkSession.builder.master("local[*]")
    .config("spark.ui.enabled", "false")
    .config("spark.ui.showConsoleProgress", "false")
    .config("spark.log.level", "ERROR")
    .getOrCreate()
)
(
    spark.sparkContext.textFile(lines, 8)
    .zipWithIndex()
    .map(lambda numbered: f"{numbered[1] + 1}\t{numbered[0]}")
    # The command gets no environment: its language and its configuration are flags.
    .pipe(command, checkCode=True)
    .saveAsTextFile(answers)
)
spark.stop()
