import type { Command } from '../command.js';
import { addCommand, listCommand } from './add.js';
import { moveCommand } from './move.js';

export const cellCommands: readonly Command[] = [addCommand, listCommand, moveCommand];
