<?php
// Runs programs one after the other in one process: each line of the input describes one.
$run = function (string $file): void {
    include $file;
};
while (($line = fgets(STDIN)) !== false) {
    $program = json_decode($line, true);
    foreach ($program['variables'] as $name => $value) {
        putenv("$name=$value");
    }
    ob_start();
    try {
        $run($program['file']);
    } catch (Throwable $error) {
        echo $error;
    }
    echo base64_encode(ob_get_clean()), "\n";
}
