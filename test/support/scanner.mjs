// A scanner for tests: it finds the test text that all scanners find, and fails or hangs when it is told to.
let content = '';
process.stdin.setEncoding('latin1');
for await (const chunk of process.stdin) content += chunk;
if (content.includes('scanner, hang')) await new Promise((done) => setTimeout(done, 60_000));
if (content.includes('scanner, fail')) process.exit(2);
process.exit(content.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE') ? 1 : 0);
