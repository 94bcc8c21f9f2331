from program import program

program()
