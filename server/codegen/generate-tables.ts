import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { Kysely, PostgresDialect, sql } from 'kysely';
import {
  ArrayExpressionNode,
  ColumnTypeNode,
  type DatabaseMetadata,
  type ExpressionNode,
  GenericExpressionNode,
  IdentifierNode,
  type InterfaceDeclarationNode,
  PostgresDialect as PostgresGenerator,
  serializeFromMetadata,
  TypeScriptSerializer,
} from 'kysely-codegen';
import pg from 'pg';
import { addCheckUnions } from './check-unions.ts';
import { columnOverrides, customImports } from './column-overrides.ts';

export const TABLES_FILE = path.resolve(import.meta.dirname, '../src/platform/database/tables.ts');
export const COLUMNS_FILE = path.resolve(import.meta.dirname, '../src/platform/database/columns.ts');

const HEAD = `// Generated from the migrated schema by \`npm run types:database\`; do not edit.
// The one source file that may be longer than 300 lines. What the schema does not say: server/codegen/column-overrides.ts.

`;

const COLUMNS_HEAD = `// Generated from the migrated schema by \`npm run types:database\`; do not edit.

/** The columns of each table, separated by spaces: what this release reads when its code selects all of them. */
`;

/** The prefix of a column's comment that hides the column from the code, so that a later release can drop it (CONTRIBUTING.md). */
const RETIRED = 'retired';

const string = new IdentifierNode('string');

export type GeneratedFiles = { tables: string; columns: string };

/**
 * Generates the row types and column names of all tables in the schema `public`.
 * @param connection to a migrated database
 * @returns the texts of TABLES_FILE and COLUMNS_FILE, formatted
 */
export async function generateTables(connection: pg.PoolConfig): Promise<GeneratedFiles> {
  const pool = new pg.Pool(connection);
  // Its connections may still be closing when the database is dropped.
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const dialect = gulmoharDialect();
    const metadata = await dialect.introspector.introspect({ db, includePattern: 'public.*' });
    metadata.tables = metadata.tables.filter(({ name }) => !name.startsWith('kysely_'));
    for (const table of metadata.tables) {
      table.columns = table.columns.filter(({ comment }) => !comment?.startsWith(RETIRED));
    }
    const columns = COLUMNS_HEAD + columnNames(metadata);
    const generated = await alwaysGenerated(db, metadata, dialect);
    await addCheckUnions(db, metadata);
    const overrides = { columns: { ...generated, ...columnOverrides } };
    const serializer = new AsTypes();
    const tables = HEAD + serializeFromMetadata({ dialect, metadata, overrides, customImports, serializer });
    return { tables: await format(TABLES_FILE, tables), columns: await format(COLUMNS_FILE, columns) };
  } finally {
    await db.destroy();
  }
}

function columnNames({ tables }: DatabaseMetadata): string {
  const lines = tables.map(({ name, columns }) => {
    const names = columns.map((column) => column.name).sort();
    return `${name}: '${names.join(' ')}'`;
  });
  return `export const columns = { ${lines.sort().join(', ')} } as const;`;
}

/** Types as the pool of `platform/database/connection.ts` reads them; JSON is written as text. */
function gulmoharDialect(): PostgresGenerator {
  const dialect = new PostgresGenerator();
  const { scalars, definitions } = dialect.adapter;
  scalars.int8 = new IdentifierNode('number');
  scalars.date = new IdentifierNode('Date');
  scalars.timestamptz = new IdentifierNode('Date');
  // The feature that reads the JSON declares its type (`$castTo`).
  definitions.Json = new ColumnTypeNode(new IdentifierNode('unknown'), string, string);
  return dialect;
}

/** Identity and generated columns, which no statement may write. */
async function alwaysGenerated(db: Kysely<unknown>, metadata: DatabaseMetadata, dialect: PostgresGenerator) {
  const scalars: Record<string, ExpressionNode> = dialect.adapter.scalars;
  const { rows } = await sql<{ path: string }>`
    select relname || '.' || attname as path
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where (attidentity = 'a' or attgenerated <> '') and relnamespace = 'public'::regnamespace`.execute(db);
  const paths = new Set(rows.map(({ path }) => path));
  return Object.fromEntries(
    metadata.tables.flatMap((table) =>
      table.columns
        .filter((column) => paths.has(`${table.name}.${column.name}`))
        .map(({ name, dataType, isArray }) => {
          const scalar = scalars[dataType] ?? string;
          const type = isArray ? new ArrayExpressionNode(scalar) : scalar;
          return [`${table.name}.${name}`, new GenericExpressionNode('GeneratedAlways', [type])];
        }),
    ),
  );
}

/** Writes `type` where the generator would write `interface`. */
class AsTypes extends TypeScriptSerializer {
  constructor() {
    super({ skipAutogeneratedFileComment: true });
  }
  override serializeInterfaceDeclaration(node: InterfaceDeclarationNode): string {
    return `type ${this.serializeIdentifier(node.id)} = ${this.serializeObjectExpression(node.body)};`;
  }
}

async function format(file: string, text: string): Promise<string> {
  const biome = promisify(execFile)('biome', ['format', `--stdin-file-path=${file}`]);
  biome.child.stdin?.end(text);
  return (await biome).stdout;
}
