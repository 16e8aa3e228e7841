import {
  AliasNode,
  DeleteQueryNode,
  type FromNode,
  IdentifierNode,
  InsertQueryNode,
  type JoinNode,
  type OperationNode,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryCompiler,
  type ReferenceNode,
  ReturningNode,
  SelectAllNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import { columns } from './columns.ts';

/**
 * A table or subquery that a query reads from or writes to, by its name in the query; `table` if it is a
 * table of the schema.
 */
type Source = { name: string; table: string };

const columnsOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(columns).map(([table, names]) => [table, names.split(' ')]),
);

/**
 * PostgreSQL dialect that lists the columns by name where the code selects all of them, so that a column
 * added by a later release changes neither results nor prepared statements.
 */
export class ExplicitColumnsDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new ExplicitColumnsCompiler();
  }
}

class ExplicitColumnsCompiler extends PostgresQueryCompiler {
  protected override visitSelectAll(node: SelectAllNode): void {
    const sources = this.#sources();
    const isKnown =
      this.#isSelected() && sources.length > 0 && sources.every(({ table }) => columnsOf.has(table));
    if (isKnown) this.#append(sources, sources.length > 1);
    // `count(*)`, or a subquery or CTE, which already names its columns.
    else super.visitSelectAll(node);
  }

  protected override visitReference(node: ReferenceNode): void {
    const name =
      SelectAllNode.is(node.column) && node.table && this.#isSelected() ? nameOf(node.table) : undefined;
    const source = this.#sources().find((one) => one.name === name);
    if (source && columnsOf.has(source.table)) this.#append([source], true);
    else super.visitReference(node);
  }

  /** Whether the columns are selected, as opposed to the argument of `count(*)`, which looks the same. */
  #isSelected(): boolean {
    const around = this.nodeStack.at(-3);
    return around !== undefined && (isQuery(around) || ReturningNode.is(around));
  }

  #append(sources: readonly Source[], isQualified: boolean): void {
    const names = sources.flatMap(({ name, table }) =>
      (columnsOf.get(table) ?? []).map((column) => (isQualified ? `"${name}"."${column}"` : `"${column}"`)),
    );
    this.append(names.join(', '));
  }

  /** The sources of the innermost query being compiled. */
  #sources(): Source[] {
    const query = this.nodeStack.findLast(isQuery);
    return query ? sourcesOf(query).flatMap(sourceOf) : [];
  }
}

type Query = SelectQueryNode | InsertQueryNode | UpdateQueryNode | DeleteQueryNode;

function isQuery(node: OperationNode): node is Query {
  return (
    SelectQueryNode.is(node) ||
    InsertQueryNode.is(node) ||
    UpdateQueryNode.is(node) ||
    DeleteQueryNode.is(node)
  );
}

function sourcesOf(query: Query): OperationNode[] {
  if (InsertQueryNode.is(query)) return query.into ? [query.into] : [];
  if (UpdateQueryNode.is(query)) return query.table ? [query.table, ...others(query)] : [];
  return others(query);
}

function others({ from, joins = [] }: { from?: FromNode; joins?: readonly JoinNode[] }): OperationNode[] {
  return [...(from?.froms ?? []), ...joins.map((join) => join.table)];
}

function sourceOf(node: OperationNode): Source[] {
  if (TableNode.is(node)) return [{ name: nameOf(node), table: nameOf(node) }];
  if (!AliasNode.is(node) || !IdentifierNode.is(node.alias)) return [{ name: '', table: '' }];
  return [{ name: node.alias.name, table: TableNode.is(node.node) ? nameOf(node.node) : '' }];
}

function nameOf(node: OperationNode): string {
  return TableNode.is(node) ? node.table.identifier.name : '';
}
