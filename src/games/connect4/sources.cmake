# The experiments of the command line.
set(command_line_only "ground\\.cpp")
