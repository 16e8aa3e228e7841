import { Kysely, type TransactionBuilder } from 'kysely';
import { isPlanStale } from './named-statements.ts';

/**
 * Kysely that retries a transaction once when a migration has invalidated a plan in it. This is safe because
 * PostgreSQL has rolled the first attempt back by then, and no provider is called within a transaction.
 */
export class RetryingKysely<DB> extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    return retrying(super.transaction());
  }
}

function retrying<DB>(builder: TransactionBuilder<DB>): TransactionBuilder<DB> {
  const begin = builder.execute.bind(builder);
  const setAccessMode = builder.setAccessMode.bind(builder);
  const setIsolationLevel = builder.setIsolationLevel.bind(builder);
  builder.setAccessMode = (mode) => retrying(setAccessMode(mode));
  builder.setIsolationLevel = (level) => retrying(setIsolationLevel(level));
  builder.execute = async (work) => {
    try {
      return await begin(work);
    } catch (error) {
      if (!isPlanStale(error)) throw error;
      return begin(work);
    }
  };
  return builder;
}
