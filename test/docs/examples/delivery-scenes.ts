import type { Company } from './company.js';
import type { Scenes } from './scene.js';

/** Returns the scenes of webhooks and mails of the ERP API. */
export function deliveryScenes({ app, erp }: Company): Scenes {
  let count = 0;
  const url = 'https://8.8.8.8/in';
  const webhook = async () => (await erp.webhooks.create({ url, events: ['*'] })).data.id;
  const ofWebhook = async () => ({ values: { id: await webhook() } });
  const ofDelivery = async () => {
    const id = await webhook();
    await erp.webhooks.test(id);
    const [delivery] = (await erp.webhooks.deliveries(id)).data;
    return { values: { id, deliveryId: delivery?.id } };
  };
  const mail = async () => {
    count += 1;
    const email = `invited${count}@example.com`;
    await erp.users.create({ name: 'Ana', email, role: 'viewer', invite: true });
    return (await erp.mails.list({ recipient: email })).data[0]?.id ?? 0;
  };
  return {
    createWebhookEndpoint: async () => ({ values: { url } }),
    getWebhookEndpoint: ofWebhook,
    updateWebhookEndpoint: ofWebhook,
    deleteWebhookEndpoint: ofWebhook,
    rotateWebhookEndpoint: ofWebhook,
    testWebhookEndpoint: ofWebhook,
    listWebhookDeliveries: ofWebhook,
    getWebhookDelivery: ofDelivery,
    resendWebhookDelivery: ofDelivery,
    cancelMail: async () => ({ values: { id: await mail() } }),
    retryMail: async () => {
      const id = await mail();
      const failed = { status: 'failed', next_attempt_at: null, failure: 'refused' };
      await app.database.knex('mails').where({ id }).update(failed);
      return { values: { id } };
    },
  };
}
