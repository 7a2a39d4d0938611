import type { UploadFieldModel } from '../../model/model.js';
import type { Report } from '../change.js';
import {
  added,
  addedAsRequired,
  changedFrom,
  nowOptional,
  nowRequired,
  removed,
} from '../difference.js';
import type { OperationPair } from './operation-pair.js';

export function compareUploads({ before, after, report }: OperationPair): void {
  for (const old of before.uploads) {
    const now = after.uploads.find(({ name }) => name === old.name);
    const place = `uploads.${old.name}`;
    if (now === undefined) report(place, 'upload-removed', removed('the file'));
    else compareUpload(report, place, old, now);
  }
  const known = new Set(before.uploads.map(({ name }) => name));
  for (const { name, required } of after.uploads.filter((one) => !known.has(one.name))) {
    const rule = required ? 'upload-required' : 'upload-widened';
    report(`uploads.${name}`, rule, required ? addedAsRequired : added());
  }
}

function compareUpload(
  report: Report,
  place: string,
  old: UploadFieldModel,
  now: UploadFieldModel,
): void {
  const sizes = changedFrom(String(old.maxBytes), String(now.maxBytes), 'maxBytes');
  if (now.maxBytes < old.maxBytes) report(place, 'upload-narrowed', sizes);
  if (now.maxBytes > old.maxBytes) report(place, 'upload-widened', sizes);
  for (const mime of old.mime.filter((one) => !now.mime.includes(one))) {
    report(place, 'upload-narrowed', removed(mime));
  }
  for (const mime of now.mime.filter((one) => !old.mime.includes(one))) {
    report(place, 'upload-widened', added(mime));
  }
  if (!old.required && now.required) report(place, 'upload-required', nowRequired);
  if (old.required && !now.required) report(place, 'upload-widened', nowOptional);
}
