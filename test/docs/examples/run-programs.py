"""Runs programs one after the other in one process: each line of the input describes one."""
import base64
import contextlib
import io
import json
import os
import sys
import traceback
import urllib.error

for line in sys.stdin:
    program = json.loads(line)
    os.environ.update(program['variables'])
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        try:
            with open(program['file']) as file:
                exec(compile(file.read(), program['file'], 'exec'), {})
        except urllib.error.HTTPError as error:
            print(error.code, error.read().decode())
        except Exception:
            print(traceback.format_exc())
    print(base64.b64encode(output.getvalue().encode()).decode(), flush=True)
