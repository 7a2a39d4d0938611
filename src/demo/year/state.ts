import type { Basis } from '../../erp/invoices/index.js';
import type { Db } from '../../kernel/db/client.js';
import type { ContextFactory } from './contexts.js';
import type { Article } from './goods/assortment.js';
import type { YearDay } from './plan/calendar.js';
import type { Dice } from './plan/dice.js';

/** An article with the id of its product. */
export interface StoredArticle extends Article {
  readonly id: number;
}

export interface Customer {
  readonly id: number;
  readonly currency: string;
  /** The payment behaviour. */
  readonly habit: 'prompt' | 'slow' | 'bad';
  /** True if it pays all due amounts on Fridays. */
  readonly paysWeekly: boolean;
}

export interface Vendor {
  readonly id: number;
  readonly currency: string;
}

/** The input of a document for the customer, without products and rate. */
export type PartyBasis = Pick<Basis, 'party' | 'terms' | 'currency'>;

/** Planned work by day. */
export interface Agenda<Work> {
  add(day: string, work: Work): void;
  /** Returns the work of a day and removes it. */
  take(day: string): Work[];
}

export function createAgenda<Work>(): Agenda<Work> {
  const days = new Map<string, Work[]>();
  return {
    add(day, work) {
      const list = days.get(day);
      if (list === undefined) days.set(day, [work]);
      else list.push(work);
    },
    take(day) {
      const list = days.get(day) ?? [];
      days.delete(day);
      return list;
    },
  };
}

/** An invoice to be paid. */
export interface DuePayment {
  readonly customer: number;
  readonly invoiceId: number;
  /** The share of the open amount. */
  readonly part: number;
  readonly isCash: boolean;
}

export interface Return {
  readonly invoiceId: number;
  readonly kind: 'void' | 'credit';
}

/** The state of the year. */
export interface Year {
  readonly db: Db;
  readonly contextFor: ContextFactory;
  readonly dice: Dice;
  readonly companyId: number;
  readonly baseCurrency: string;
  readonly today: string;
  readonly invoices: number;
  readonly articles: readonly StoredArticle[];
  readonly customers: readonly Customer[];
  readonly vendors: readonly Vendor[];
  /** Ids of the users who own leads and opportunities. */
  readonly owners: readonly number[];
  readonly mainId: number;
  readonly branchId: number;
  readonly payments: Agenda<DuePayment>;
  readonly returns: Agenda<Return>;
}

/** A day of the year. */
export interface Today extends YearDay {
  /** Returns the instant for an elapsed part of the day. */
  readonly at: (part: number) => Date;
}
