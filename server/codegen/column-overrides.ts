import { ColumnTypeNode, GenericExpressionNode, IdentifierNode, UnionExpressionNode } from 'kysely-codegen';

const number = new IdentifierNode('number');
const date = new IdentifierNode('Date');
const string = new IdentifierNode('string');
const never = new IdentifierNode('never');
const facts = new GenericExpressionNode('Record', [string, new IdentifierNode('unknown')]);

/** What the schema alone does not say: `table.column` to its type. `null` is added where the column allows it. */
export const columnOverrides = {
  // Written by triggers alone.
  'coupon.held': new GenericExpressionNode('GeneratedAlways', [number]),
  'coupon.used': new GenericExpressionNode('GeneratedAlways', [number]),
  'product.changed_at': new GenericExpressionNode('GeneratedAlways', [date]),
  'variant.on_hand': new GenericExpressionNode('GeneratedAlways', [number]),
  'variant.reserved': new GenericExpressionNode('GeneratedAlways', [number]),
  // A tax document is never issued again.
  'tax_document.issued_at': new ColumnTypeNode(date, date, never),
  // JSON with a shape that knows no feature. What the others hold, the feature says that reads them.
  'audit_entry.after': new GenericExpressionNode('JSONColumnType', [facts]),
  'audit_entry.before': new GenericExpressionNode('JSONColumnType', [facts]),
  'dev_mailbox.headers': new ColumnTypeNode(
    new GenericExpressionNode('Record', [string, string]),
    new UnionExpressionNode([string, new IdentifierNode('undefined')]),
    string,
  ),
  'orders.address': new GenericExpressionNode('JSONColumnType', [new IdentifierNode('Address')]),
  // Copies of a column whose check constraint lists the values.
  'order_event.status': new IdentifierNode('OrderStatus'),
  'parcel_event.state': new IdentifierNode('ParcelState'),
  'return_event.status': new IdentifierNode('ReturnStatus'),
  'tax_series.kind': new IdentifierNode('TaxDocumentKind'),
};

/** The names of the union types that check constraints list, where `<table>_<column>` is not what the code calls them. */
export const unionNames: Record<string, string> = {
  'link_token.purpose': 'link_purpose',
  'orders.status': 'order_status',
  'return_request.status': 'return_status',
  'stock_movement.kind': 'movement_kind',
};

/** Where the types come from that are named above. */
export const customImports = {
  Address: '@gulmohar/contract/values/address.ts',
  GeneratedAlways: 'kysely',
};
