import { Gauge, type Registry } from 'prom-client';
import { connectionPoolOf } from '../db/connections/connection-pool.js';
import type { Pool } from '../db/pool.js';
import type { Replicas } from '../db/replicas/replicas.js';
import { openHistogram } from './histogram.js';

/** Reports the connections to the database, and how long work waited for one. */
export function reportPool(registry: Registry, db: Pool): void {
  const pool = connectionPoolOf(db);
  const registers = [registry];
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections to the database',
    registers,
    labelNames: ['state'],
    collect() {
      const { inUse, idle } = pool.load();
      this.set({ state: 'in_use' }, inUse);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'db_pool_size',
    help: 'Most connections to the database',
    registers,
    collect() {
      this.set(pool.load().size);
    },
  });
  new Gauge({
    name: 'db_pool_waiting',
    help: 'Pieces of work that wait for a connection',
    registers,
    collect() {
      this.set(pool.load().waiting);
    },
  });
  pool.onWait(
    openHistogram(registry, {
      name: 'db_pool_wait_seconds',
      help: 'Time that work waited for a connection when none was idle',
      bounds: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10],
    }),
  );
}

/** Reports how old each replica is. One that is left out has no age. */
export function reportReplicas(registry: Registry, replicas: Pick<Replicas, 'ages'>): void {
  const registers = [registry];
  const labelNames = ['replica'];
  new Gauge({
    name: 'database_replica_up',
    help: '1 while a replica may be read',
    registers,
    labelNames,
    collect() {
      for (const [replica, age] of replicas.ages()) {
        this.set({ replica }, age === undefined ? 0 : 1);
      }
    },
  });
  new Gauge({
    name: 'database_replica_age_seconds',
    registers,
    labelNames,
    help: 'A replica that may be read has every change that is older',
    collect() {
      this.reset();
      for (const [replica, age] of replicas.ages()) {
        if (age !== undefined) this.set({ replica }, age);
      }
    },
  });
}
