import type { Plugin } from 'esbuild';

export function faceCascade(root: string): number[];

export function cascadePlugin(root: string): Plugin;
