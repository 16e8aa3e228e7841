import type pg from 'pg';

export type Connections = {
  /** For single statements and transactions; may go through a pooler. */
  connection: pg.PoolConfig;
  /** Without a pooler: for LISTEN, locks of a session, migrations and jobs. */
  direct: pg.PoolConfig;
};
