/* The tasks of the thread of galleries. It has no database. */
import type { FaceMetric } from '../../engines/index.js';
import { createFaceTable, type FaceTable } from './face-table.js';
import type { FaceQuery, FaceSearchResult, IndexedFace } from './likeness.js';

export interface LoadRequest {
  /** A copy that is being loaded. */
  readonly load: string;
  readonly metric: FaceMetric;
  /** Number of faces that were sent before. A restarted thread lacks them. */
  readonly after: number;
  readonly faces: readonly IndexedFace[];
}

export interface HoldRequest {
  readonly load: string;
  readonly key: string;
  /** The version of the gallery before the first face was read. */
  readonly version: number;
  /** Of all galleries together. */
  readonly maxBytes: number;
}

export interface ChangeRequest {
  readonly key: string;
  /** The required version of the copy; otherwise nothing changes. */
  readonly from: number;
  readonly to: number;
  readonly faces: readonly IndexedFace[];
  /** Ids. */
  readonly gone: readonly string[];
  readonly maxBytes: number;
}

export interface FindRequest {
  readonly key: string;
  /** The least version of the copy. */
  readonly version: number;
  readonly query: FaceQuery;
}

interface Copy {
  readonly table: FaceTable;
  version: number;
}

const loads = new Map<string, FaceTable>();
/** The copies, the least recently searched first. */
const copies = new Map<string, Copy>();

/** Drops the least recently searched galleries until the rest fits. */
function makeSpace(maxBytes: number): void {
  let bytes = [...copies.values()].reduce((sum, { table }) => sum + table.bytes, 0);
  for (const [key, { table }] of copies) {
    if (bytes <= maxBytes) return;
    copies.delete(key);
    bytes -= table.bytes;
  }
}

function touch(key: string, copy: Copy): void {
  copies.delete(key);
  copies.set(key, copy);
}

/** @returns false if faces sent before are missing */
export function load({ after, faces, load: id, metric }: LoadRequest): boolean {
  const table = loads.get(id) ?? createFaceTable(metric);
  if (table.size !== after) return false;
  for (const face of faces) table.put(face);
  loads.set(id, table);
  return true;
}

/** @returns true if the copy is held now */
export function hold({ key, load: id, maxBytes, version }: HoldRequest): boolean {
  const table = loads.get(id);
  loads.delete(id);
  if (table === undefined) return false;
  touch(key, { table, version });
  makeSpace(maxBytes);
  return copies.has(key);
}

/** @returns the version of the copy; null if there is none */
export function change(order: ChangeRequest): number | null {
  const { faces, from, gone, key, maxBytes, to } = order;
  const copy = copies.get(key);
  if (copy === undefined) return null;
  if (copy.version !== from) return copy.version;
  for (const id of gone) copy.table.remove(id);
  for (const face of faces) copy.table.put(face);
  copy.version = to;
  makeSpace(maxBytes);
  return copies.has(key) ? to : null;
}

/** @returns null if no copy of that version is held */
export function find({ key, query, version }: FindRequest): FaceSearchResult | null {
  const copy = copies.get(key);
  if (copy === undefined || copy.version < version) return null;
  touch(key, copy);
  return copy.table.find(query);
}

/** @param names  keys of galleries, and of failed loads */
export function drop(names: readonly string[]): void {
  for (const name of names) {
    copies.delete(name);
    loads.delete(name);
  }
}
