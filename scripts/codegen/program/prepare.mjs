import '../../help.mjs';
import '../../merge/setup.mjs';
import '../../build/generated.mjs';

// npm runs this file after every installation. It must not fail, so package.json ignores its errors: an installation
// without development packages has no esbuild, and needs no generator.
