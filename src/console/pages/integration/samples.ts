/** First calls that work when they are pasted. `base` is the address of this server. */
interface Samples {
  readonly curl: string;
  readonly typescript: string;
}

export const erpSamples = (base: string): Samples => ({
  curl: `curl -H "X-API-Key: $ERP_KEY" '${base}/api/products?pageSize=5'`,
  typescript: `import { SvcErp } from '@notaria/erp';

const erp = new SvcErp({ baseUrl: '${base}', apiKey: process.env.ERP_KEY });

for await (const product of erp.products.list()) {
  console.log(product.code, product.name, product.price);
}`,
});

export const kycSamples = (base: string): Samples => ({
  curl: `curl -X POST '${base}/v1/sessions' \\
  -H "X-API-Key: $KYC_KEY" -H 'Content-Type: application/json' \\
  -d '{ "features": ["id", "liveness"], "externalId": "user-123" }'`,
  typescript: `import { SvcKyc } from '@notaria/kyc';

const kyc = new SvcKyc({ baseUrl: '${base}', apiKey: process.env.KYC_KEY });

const { session } = await kyc.sessions.create({
  features: ['id', 'liveness'],
  externalId: 'user-123',
});
console.log(session.status, session.url);`,
});

/** The body must be unparsed. */
export const webhookSample = `import express from 'express';
import { constructEvent } from '@notaria/kyc/webhooks';

const app = express();
app.post('/kyc', express.raw({ type: 'application/json' }), async (request, response) => {
  const event = await constructEvent(request.body, request.headers, process.env.WEBHOOK_SECRET ?? '');
  if (event.type === 'session.completed') console.log(event.data.object.id);
  response.sendStatus(204);
});`;
