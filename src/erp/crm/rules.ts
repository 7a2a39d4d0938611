export type LeadStatus = 'new' | 'contacted' | 'qualified' | 'converted' | 'lost';

/** The allowed transitions of a lead, one step at a time. */
export const leadTransitions: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['contacted', 'lost'],
  contacted: ['qualified', 'lost'],
  qualified: ['converted', 'lost'],
  converted: [],
  lost: ['new'],
};

export type Stage = 'prospecting' | 'qualification' | 'proposal' | 'negotiation' | 'won' | 'lost';

/** In percent. */
export const probabilities: Readonly<Record<Stage, number>> = {
  prospecting: 10,
  qualification: 30,
  proposal: 50,
  negotiation: 80,
  won: 100,
  lost: 0,
};

/** The allowed transitions of an opportunity. Closed ones need the permission to reopen. */
export const stageTransitions: Readonly<Record<Stage, readonly Stage[]>> = {
  prospecting: ['qualification', 'proposal', 'negotiation', 'won', 'lost'],
  qualification: ['prospecting', 'proposal', 'negotiation', 'won', 'lost'],
  proposal: ['prospecting', 'qualification', 'negotiation', 'won', 'lost'],
  negotiation: ['prospecting', 'qualification', 'proposal', 'won', 'lost'],
  won: [],
  lost: [],
};

const reopenings: Readonly<Partial<Record<Stage, readonly Stage[]>>> = {
  won: ['prospecting', 'qualification', 'proposal', 'negotiation', 'lost'],
  lost: ['prospecting', 'qualification', 'proposal', 'negotiation', 'won'],
};

/** @param canReopen  the caller holds `crm:reopen` */
export function mayChangeStage(from: Stage, to: Stage, canReopen: boolean): boolean {
  if (stageTransitions[from].includes(to)) return true;
  return canReopen && (reopenings[from]?.includes(to) ?? false);
}
