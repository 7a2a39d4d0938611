#!/usr/bin/env node
import { runProgram } from '../mcp/run.js';
import { groups } from './generated/methods.js';
import { tools, version } from './generated/tools.js';
import { SvcKyc } from './index.js';

await runProgram({
  name: 'notaria-kyc-mcp',
  title: 'Notaria identity verification API',
  version,
  tools,
  tables: groups,
  connect: (options) => new SvcKyc({ ...options, withCredentials: false }),
});
