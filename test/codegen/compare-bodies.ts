import {
  create,
  form,
  importPhoto,
  input,
  one,
  push,
  type Row,
  schema,
  undo,
  update,
} from './compare-places.js';
import { at, type Draft } from './contract.js';

const body = (operation: Draft): Draft => at(operation, 'requestBody');
const shape = {
  oneOf: [{ $ref: '#/components/schemas/Round' }, { $ref: '#/components/schemas/Angular' }],
};
const labels = (additionalProperties: unknown, properties?: Draft) => (draft: Draft) =>
  (input(draft)['labels'] = {
    type: 'object',
    additionalProperties,
    ...(properties && { properties }),
  });
const upload = (draft: Draft): Draft => at(importPhoto(draft), 'x-upload');

/** Changes of bodies, their members and uploads. */
export const bodyRows: readonly Row[] = [
  [
    'a body becomes optional',
    'request-body-optional',
    'createItem body',
    '',
    (d) => delete body(create(d))['required'],
  ],
  [
    'an optional body is added',
    'request-body-added',
    'deleteItem body',
    'sdk',
    (d) => (one(d, 'delete')['requestBody'] = at(update(d), 'requestBody')),
  ],
  [
    'a form is no longer accepted',
    'request-media-type-removed',
    'createItem body',
    'wire',
    undo,
    (d) => {
      const content = at(create(d), 'requestBody', 'content');
      content['multipart/form-data'] = content['application/json'];
    },
  ],
  [
    'a form becomes JSON',
    'request-media-type-removed',
    'importPhoto body',
    'wire mock',
    (d) => {
      body(importPhoto(d))['content'] = { 'application/json': { schema: form(d) } };
    },
  ],
  [
    'a member of a form is removed',
    'request-member-removed',
    'importPhoto body.caption',
    'wire sdk',
    (d) => delete at(form(d), 'properties')['caption'],
  ],
  [
    'a member of a form becomes required',
    'request-member-required',
    'importPhoto body.caption',
    'wire sdk',
    (d) => push(form(d), 'required', 'caption'),
  ],
  [
    'a default of a form changes',
    'request-default-changed',
    'importPhoto body.caption',
    'wire',
    (d) => (at(form(d), 'properties', 'caption')['default'] = 'a photo'),
  ],
  [
    'a default of a member changes',
    'request-default-changed',
    'createItem body.kind',
    'wire',
    (d) => (input(d, 'kind')['default'] = 'wood'),
  ],
  [
    'a default of a member is added',
    'request-default-changed',
    'createItem body.note',
    'wire',
    (d) => (input(d, 'note')['default'] = 'none'),
  ],
  [
    'a body takes other members',
    'request-members-opened',
    'createItem body',
    '',
    (d) => (schema(d, 'ItemInput')['additionalProperties'] = true),
  ],
  [
    'a body no longer takes other members',
    'request-members-closed',
    'createItem body',
    'wire mock',
    undo,
    (d) => (schema(d, 'ItemInput')['additionalProperties'] = true),
  ],
  [
    'an object of any members is closed',
    'client-index-changed',
    'createItem body.labels',
    'wire sdk mock',
    labels(false),
    labels(true),
  ],
  [
    'an object of texts is closed',
    'client-index-changed',
    'createItem body.labels',
    'wire sdk mock',
    labels(false),
    labels({ type: 'string' }),
  ],
  [
    'an object of any members takes texts only',
    'request-members-closed',
    'createItem body.labels',
    'wire sdk mock',
    labels({ type: 'string' }),
    labels(true),
  ],
  [
    'an object of texts takes any members',
    'request-members-opened',
    'createItem body.labels',
    '',
    labels(true),
    labels({ type: 'string' }),
  ],
  [
    'the texts of an object get shorter',
    'request-bound-narrowed',
    'createItem body.labels.*',
    'wire mock',
    labels({ type: 'string', maxLength: 5 }),
    labels({ type: 'string', maxLength: 9 }),
  ],
  [
    'a condition on members is added',
    'request-branch-removed',
    'createItem body',
    'wire mock',
    (d) => (schema(d, 'ItemInput')['allOf'] = [{ required: ['note'] }]),
  ],
  [
    'alternatives are removed',
    'request-branch-added',
    'createItem body',
    '',
    undo,
    (d) => (schema(d, 'ItemInput')['oneOf'] = [{ required: ['note'] }, { required: ['kind'] }]),
  ],
  [
    'an alternative is removed',
    'request-branch-removed',
    'createItem body.shape',
    'wire sdk mock',
    (d) =>
      (at(input(d), 'shape')['oneOf'] = [
        { $ref: '#/components/schemas/Round' },
        { type: 'string' },
      ]),
    (d) => (input(d)['shape'] = { oneOf: [...shape.oneOf, { type: 'string' }] }),
  ],
  [
    'an alternative is added',
    'request-branch-added',
    'createItem body.shape',
    '',
    (d) => (input(d)['shape'] = { oneOf: [...shape.oneOf, { type: 'string' }] }),
    (d) => (input(d)['shape'] = structuredClone(shape)),
  ],
  [
    'an upload is removed',
    'upload-removed',
    'importPhoto uploads.photo',
    'wire sdk',
    (d) => delete upload(d)['photo'],
  ],
  [
    'a required upload is added',
    'upload-required',
    'importPhoto uploads.back',
    'wire sdk',
    (d) => (upload(d)['back'] = { maxBytes: 9, mime: ['image/png'], required: true }),
  ],
  [
    'an optional upload is added',
    'upload-widened',
    'importPhoto uploads.back',
    '',
    (d) => (upload(d)['back'] = { maxBytes: 9, mime: ['image/png'] }),
  ],
  [
    'an upload becomes required',
    'upload-required',
    'importPhoto uploads.photo',
    'wire sdk',
    undo,
    (d) => delete at(upload(d), 'photo')['required'],
  ],
  [
    'an upload becomes optional',
    'upload-widened',
    'importPhoto uploads.photo',
    '',
    (d) => delete at(upload(d), 'photo')['required'],
  ],
  [
    'an upload takes another type',
    'upload-widened',
    'importPhoto uploads.photo',
    '',
    (d) => push(at(upload(d), 'photo'), 'mime', 'image/webp'),
  ],
];
