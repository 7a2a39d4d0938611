import type { UploadFieldModel } from '../../model/model.js';
import type { Report } from '../schemas.js';
import type { OperationPair } from './operation-pair.js';

export function compareUploads({ before, after, report }: OperationPair): void {
  for (const old of before.uploads) {
    const now = after.uploads.find(({ name }) => name === old.name);
    const place = `uploads.${old.name}`;
    if (now === undefined) report(place, 'upload-narrowed', 'the file is gone');
    else compareUpload(report, place, old, now);
  }
  for (const now of after.uploads.filter(
    ({ name }) => !before.uploads.some((old) => old.name === name),
  )) {
    const rule = now.required ? 'upload-narrowed' : 'upload-widened';
    report(`uploads.${now.name}`, rule, now.required ? 'new and required' : 'new');
  }
}

function compareUpload(
  report: Report,
  place: string,
  old: UploadFieldModel,
  now: UploadFieldModel,
): void {
  const sizes = `maxBytes ${old.maxBytes} is now ${now.maxBytes}`;
  if (now.maxBytes < old.maxBytes) report(place, 'upload-narrowed', sizes);
  if (now.maxBytes > old.maxBytes) report(place, 'upload-widened', sizes);
  for (const mime of old.mime.filter((one) => !now.mime.includes(one))) {
    report(place, 'upload-narrowed', `${mime} is gone`);
  }
  for (const mime of now.mime.filter((one) => !old.mime.includes(one))) {
    report(place, 'upload-widened', `${mime} is new`);
  }
  if (!old.required && now.required) report(place, 'upload-narrowed', 'optional is now required');
  if (old.required && !now.required) report(place, 'upload-widened', 'required is now optional');
}
