import type { DeliveryList, MadeWebhook, NewWebhook, WebhookList } from '../protocol/wire-webhooks.ts';
import { AccountRequests } from './account-requests.ts';
import type { WebhookPort } from './ports.ts';

const ofTournament = (id: string, rest: string): string => `/api/tournaments/${encodeURIComponent(id)}/${rest}`;
const named = (place: string, webhook: string): string => `${place}/${encodeURIComponent(webhook)}`;
const ofAccount = '/api/account/webhooks';

/** Webhooks of one tournament, and those of all of an account's. */
export class WebhookRequests extends AccountRequests implements WebhookPort {
  webhooks(id: string): Promise<WebhookList> {
    return this.get(ofTournament(id, 'webhooks'));
  }

  addWebhook(id: string, webhook: NewWebhook): Promise<MadeWebhook> {
    return this.post(ofTournament(id, 'webhooks'), webhook);
  }

  /** A new secret; the previous one signs as well for this many hours. */
  renewWebhookSecret(id: string, webhook: string, hours?: number): Promise<MadeWebhook> {
    return this.post(`${named(ofTournament(id, 'webhooks'), webhook)}/secret`, hours === undefined ? {} : { hours });
  }

  removeWebhook(id: string, webhook: string): Promise<void> {
    return this.delete(named(ofTournament(id, 'webhooks'), webhook));
  }

  deliveries(id: string, page: { webhook?: string; before?: string; limit?: number } = {}): Promise<DeliveryList> {
    return this.get(ofTournament(id, 'deliveries'), page);
  }

  accountWebhooks(): Promise<WebhookList> {
    return this.get(ofAccount);
  }

  addAccountWebhook(webhook: NewWebhook): Promise<MadeWebhook> {
    return this.post(ofAccount, webhook);
  }

  renewAccountWebhookSecret(webhook: string, hours?: number): Promise<MadeWebhook> {
    return this.post(`${named(ofAccount, webhook)}/secret`, hours === undefined ? {} : { hours });
  }

  removeAccountWebhook(webhook: string): Promise<void> {
    return this.delete(named(ofAccount, webhook));
  }
}
