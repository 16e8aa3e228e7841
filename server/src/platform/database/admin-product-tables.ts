import type { CropArea } from '@gulmohar/contract/admin/product-edit.ts';
import type { ProductImport } from '@gulmohar/contract/admin/product-import.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type PictureNote = {
  alt?: string;
  /** Of the picture store: the original. */
  upload?: string;
  uploadedAt?: string;
  crop?: CropArea;
};

type PictureUploadTable = {
  id: string;
  product_id: string;
  upload: string;
  crop: JSONColumnType<CropArea> | null;
  replaces: string | null;
  problem: string | null;
  at: Timestamp;
};

type ProductImportTable = {
  id: string;
  staff_id: string | null;
  staff_name: string;
  file_name: string;
  content: Buffer;
  state: Generated<ProductImport['state']>;
  rows_total: Generated<number>;
  rows_done: Generated<number>;
  rows_new: Generated<number>;
  rows_changed: Generated<number>;
  rows_same: Generated<number>;
  rows_wrong: Generated<number>;
  rows_warned: Generated<number>;
  rows_stock: Generated<number>;
  sets_stock: Generated<boolean>;
  problem: Generated<string | null>;
  created_at: Timestamp;
};

type ProductImportFaultTable = {
  import_id: string;
  line: number;
  name: string;
  message: string;
  cells: string[];
};

type ProductImportWarningTable = {
  import_id: string;
  line: number;
  position: number;
  name: string;
  message: string;
};

/** The tables of 0061-desk-products.sql, 0062-product-import.sql and 0082-import-warnings.sql. */
export type AdminProductTables = {
  picture_upload: PictureUploadTable;
  product_import: ProductImportTable;
  product_import_fault: ProductImportFaultTable;
  product_import_warning: ProductImportWarningTable;
};
