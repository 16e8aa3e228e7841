import type pg from 'pg';

/** A connection, with what its server or pooler does not support. */
export type Connection = pg.PoolConfig & {
  /** false: statements are not prepared, so each is planned every time. */
  namesStatements?: boolean;
};

/** The connections to the database. */
export type Connections = {
  /** For single statements and transactions; may go through a pooler. */
  connection: Connection;
  /** Without a pooler: for LISTEN, locks of a session, migrations and jobs. */
  direct: Connection;
};
