#!/usr/bin/env node
import { runProgram } from '../mcp/run.js';
import { groups } from './generated/methods.js';
import { tools, version } from './generated/tools.js';
import { SvcErp } from './index.js';

await runProgram({
  name: 'notaria-erp-mcp',
  title: 'Notaria ERP API',
  version,
  tools,
  tables: groups,
  connect: (options) => new SvcErp(options),
});
