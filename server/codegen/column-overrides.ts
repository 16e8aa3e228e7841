import { ColumnTypeNode, GenericExpressionNode, IdentifierNode, UnionExpressionNode } from 'kysely-codegen';

const number = new IdentifierNode('number');
const date = new IdentifierNode('Date');
const string = new IdentifierNode('string');
const never = new IdentifierNode('never');
const facts = new GenericExpressionNode('Record', [string, new IdentifierNode('unknown')]);

/**
 * Types that the schema alone does not determine, by `table.column`. `null` is added if the column allows it.
 */
export const columnOverrides = {
  // Written only by triggers.
  'coupon.held': new GenericExpressionNode('GeneratedAlways', [number]),
  'coupon.used': new GenericExpressionNode('GeneratedAlways', [number]),
  'product.changed_at': new GenericExpressionNode('GeneratedAlways', [date]),
  'variant.on_hand': new GenericExpressionNode('GeneratedAlways', [number]),
  'variant.reserved': new GenericExpressionNode('GeneratedAlways', [number]),
  // The date of issue of a tax document never changes.
  'tax_document.issued_at': new ColumnTypeNode(date, date, never),
  // JSON whose shape does not depend on a feature. The type of any other JSON is declared by the feature that
  // reads it.
  'audit_entry.after': new GenericExpressionNode('JSONColumnType', [facts]),
  'audit_entry.before': new GenericExpressionNode('JSONColumnType', [facts]),
  'dev_mailbox.headers': new ColumnTypeNode(
    new GenericExpressionNode('Record', [string, string]),
    new UnionExpressionNode([string, new IdentifierNode('undefined')]),
    string,
  ),
  'orders.address': new GenericExpressionNode('JSONColumnType', [new IdentifierNode('Address')]),
  // Copies of columns whose check constraints list the values.
  'order_event.status': new IdentifierNode('OrderStatus'),
  'parcel_event.state': new IdentifierNode('ParcelState'),
  'return_event.status': new IdentifierNode('ReturnStatus'),
  'tax_series.kind': new IdentifierNode('TaxDocumentKind'),
};

/**
 * The names of the union types made from check constraints, where the code does not use `<table>_<column>`.
 */
export const unionNames: Record<string, string> = {
  'link_token.purpose': 'link_purpose',
  'orders.status': 'order_status',
  'return_request.status': 'return_status',
  'stock_movement.kind': 'movement_kind',
};

/** The modules from which the types named above are imported. */
export const customImports = {
  Address: '@gulmohar/contract/values/address.ts',
  GeneratedAlways: 'kysely',
};
