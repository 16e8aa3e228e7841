import { Kysely, type TransactionBuilder } from 'kysely';
import { isPlanStale } from './named-statements.ts';

/**
 * Kysely whose transactions are done once more when a migration has outdated a plan in them: PostgreSQL has undone the
 * first attempt by then, and no provider is called within one.
 */
export class RetryingKysely<DB> extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    return retrying(super.transaction());
  }
}

function retrying<DB>(builder: TransactionBuilder<DB>): TransactionBuilder<DB> {
  const begin = builder.execute.bind(builder);
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
