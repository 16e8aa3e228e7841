import type pg from 'pg';

/** A connection, and what its server or a pooler in front of it does not know. */
export type Connection = pg.PoolConfig & {
  /** false: every statement is planned each time. */
  namesStatements?: boolean;
};

/** The ways to the database. */
export type Connections = {
  /** For single statements and transactions; a pooler may stand in between. */
  connection: Connection;
  /** Without a pooler: for LISTEN, locks of a session, migrations and jobs. */
  direct: Connection;
};
