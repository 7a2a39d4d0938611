import { Gauge, type Registry } from 'prom-client';

/** The load of one queue of this process at one moment. */
export interface QueueLoad {
  readonly running: number;
  readonly waiting: number;
}

/** Reports queues, whose load is read when the metrics are. */
export function reportQueues(
  registry: Registry,
  queues: Readonly<Record<string, () => QueueLoad>>,
): void {
  const report = (name: string, help: string, member: keyof QueueLoad): void => {
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      collect() {
        for (const [queue, loadOf] of Object.entries(queues)) {
          this.set({ queue }, loadOf()[member]);
        }
      },
    });
  };
  report('queue_running', 'Pieces of work that run now', 'running');
  report('queue_waiting', 'Pieces of work that wait for a place', 'waiting');
}
