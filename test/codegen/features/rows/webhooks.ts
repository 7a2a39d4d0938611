import type { Json, WebhookFeature } from '../feature.js';

const event = (limit: Json): Json => ({
  description: 'A card without a balance.',
  type: 'object',
  additionalProperties: false,
  required: ['cardId'],
  properties: { cardId: limit },
});
const webhook = (id: string, name: string, schema: string): Json => ({
  operationId: id,
  summary: `Receive ${name}`,
  description: `Tells of ${name}.`,
  tags: ['Features'],
  security: [],
  parameters: [
    {
      name: 'X-Shop',
      in: 'header',
      required: true,
      description: 'The shop.',
      schema: { type: 'string', maxLength: 20 },
    },
  ],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${schema}` },
        example: { cardId: 77 },
      },
    },
  },
  responses: { 204: { description: 'Received.' } },
});

const identifier: Json = { type: 'integer', minimum: 1, maximum: 999 };

export const webhookFeatures: readonly WebhookFeature[] = [
  {
    name: 'webhooks of a module',
    shows: [
      'Webhook: cardEmptied Receive an emptied card Tells of an emptied card.',
      'Webhook: cardLost Receive a lost card Tells of a lost card.',
      'Header: X-Shop (string, required): The shop. At most 20 characters',
      'Payload: application/json, CardEmptied',
      'Payload: application/json, CardLost',
      '{ "cardId": 77 }',
      'cardId (integer, required): 1 to 999',
    ],
    webhooks: {
      cardEmptied: { post: webhook('receiveCardEmptied', 'an emptied card', 'CardEmptied') },
      cardLost: { post: webhook('receiveCardLost', 'a lost card', 'CardLost') },
    },
    components: { CardEmptied: event(identifier), CardLost: event(identifier) },
    contains: { reference: '"cardEmptied"' },
    drift: [
      { CardEmptied: event({ type: 'string', maxLength: 9 }), CardLost: event(identifier) },
      'reply-type-changed',
    ],
  },
];
