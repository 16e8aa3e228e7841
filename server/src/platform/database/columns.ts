// Generated from the migrated schema by `npm run types:database`; do not edit.

/** The columns of each table, separated by spaces: what this release reads when its code selects all of them. */
export const columns = {
  audit_entry: 'action after at before id staff_id staff_name subject',
  avatar: 'key picture user_id',
  backup_run: 'bytes ended_at failure id name started_at verified_at',
  blocked_contact: 'at contact reason staff_name',
  booking_item:
    'courier height_cm length_cm parcel_id position problem run_id shipment_id weight_grams width_cm',
  booking_run: 'created_at id staff_id staff_name',
  bought_together: 'orders other_id product_id',
  cart_line: 'position quantity user_id variant_id',
  checkout:
    'address_key amount ask_again_at awaits_order_data buyer_key buyer_left_at created_at currency expires_at holds_stock id provider provider_order_id snapshot status units user_id',
  cod_bar: 'at contest_note contested_at id lift_note lifted_at phone_hash reason staff_name until user_id',
  cod_decision: 'checkout_id decided_at decision',
  complementary_product: 'other_id position product_id',
  confirmation_mail: 'asked_at email purpose',
  coupon:
    'amount basis_points categories code description discount_type ends_at held id is_active is_listed maximum_discount minimum_order_amount name per_shopper_limit starts_at usage_limit used',
  coupon_use: 'at checkout_id coupon_id shopper_keys state',
  courier_bill: 'file_hash file_name id imported_at staff_name template',
  courier_bill_line:
    'amount bill_id billed_on charge_hash charged_grams entered_grams expected_amount expected_grams finding kind line parcel_id state tracking_number zone',
  courier_event:
    'code fingerprint id is_applied occurred_at place recorded_at shipment_id source why_not words',
  courier_request:
    'answer claimed_until created_at done_at due_at fault id kind note shipment_id staff_name state tries',
  courier_webhook: 'body body_hash done_at id received_at shipment_id',
  dev_mailbox: 'at attachments headers html message_id recipient subject text',
  dev_mailbox_file: 'content filename message_id',
  dispute: 'amount deducted opened_at payment_id provider_dispute_id reason respond_by status',
  doctor_report: 'at failure findings only_one took_ms',
  draft_order:
    'box_name cancelled_at checkout_id cod_fee_waiver created_at discount_reason id link_sent_at link_url staff_name',
  filter_definition: 'description display_name filter_type id is_active name position type',
  filter_value: 'color_code display_name filter_id is_active position value',
  grievance: 'answered_at answered_by email id name order_number phone received_at text ticket',
  gst_filing: 'content_hash filed_at period staff_name',
  installation: 'name value',
  installation_key: 'created_at good_until id purpose sealed',
  invalidation: 'at change changed_in product_id table_name',
  job_outbox: 'id name origin payload run_at',
  kept_figure: 'at name value',
  known_device: 'device_hash last_used_at user_id',
  ledger_position: 'provider read_until',
  line_change:
    'amount at id kind line_id name new_name new_size order_id quantity reason refunded size staff_name variant_id',
  link_token: 'email expires_at purpose token_hash user_id',
  message_consent: 'draft_id id is_wanted said_at staff_name',
  message_stop: 'phone_hash stopped_at',
  newsletter_subscriber: 'confirmed_at email requested_at status unsubscribed_at',
  order_event: 'actor at id order_id status',
  order_line:
    'discount id mrp name order_id picture position prepaid_discount product_id quantity size unit_price variant_id',
  order_link: 'can_confirm code_hash expires_at order_id',
  order_mail: 'at failure message_id order_id subject',
  order_message:
    'channel created_at event fault field_values id occasion order_id provider_message_id recipient state state_at tries',
  order_note: 'at id kind order_id staff_name subject text',
  orders:
    'address amount business_name buyer_gstin buyer_left_at buyer_name checkout_id cod_fee confirmed_at coupon_code courier currency discount email id is_express is_paid messages_wanted_at payment_method phone placed_at prepaid_discount promised_from promised_to shipping status subtotal to_confirm_by tracking_number user_id',
  packing: 'last_scan order_id parcel_id staff_name started_at station touched_at',
  packing_line: 'counted line_id order_id',
  parcel:
    'attempts cod_due courier created_at disputed_at height_mm id is_express label_key length_mm number order_id outcome packed_at state state_at tracking_number weight_grams width_mm',
  parcel_event: 'actor at decision id note parcel_id reason state',
  parcel_line: 'line_id parcel_id',
  payment: 'amount captured_at checkout_id currency id method order_id provider provider_payment_id',
  payout:
    'amount approved_by asked_at attempt bank_reference created_at id kind payee_hash payee_hint payee_sealed problem provider_payout_id refund_id staff_id staff_name state state_at',
  picture_upload: 'at crop id problem product_id replaces upload',
  pin_service: 'checked_at courier days_from days_to from_pin has_cod has_pickup is_served pin',
  print_run: 'done id started_at total',
  product:
    'archived_at bestseller_rank category changed_at description details facets filter_tags has_size hsn id mrp name picture_notes pictures price published_at searched_details sub_category tax_rule version',
  product_import:
    'bytes_done content created_at file_name id lines_done problem rows_changed rows_done rows_new rows_placed rows_same rows_stock rows_total rows_warned rows_wrong sets_stock staff_id staff_name state',
  product_import_fault: 'cells import_id line message name',
  product_import_part: 'content import_id position',
  product_import_warning: 'import_id line message name position',
  rate_limit: 'expire key points',
  refund:
    'amount bank_reference created_at given_up_at id origin payment_id provider_refund_id reason refusal request_id settled_at staff_name status stuck_reported_at',
  remittance: 'file_name id imported_at reference staff_name',
  remittance_line: 'amount deductions line parcel_id remittance_id repeated_parcel_id unknown_number',
  reservation: 'checkout_id quantity variant_id',
  return_event: 'actor at id note return_id status',
  return_photo: 'picture return_id uploaded_at',
  return_pickup: 'booked_at courier pickup_on return_id staff_name tracking_number',
  return_request:
    'exchange_checkout_id exchange_size id line_id order_id paid_line_id reason refund_amount requested_at status',
  sales_sum: 'at gross online orders refunded',
  search_count: 'day empty opened search shown',
  search_pin: 'position product_id search',
  search_snapshot: 'cluster id made_at made_in',
  search_synonym: 'meaning word',
  search_word: 'finds kind word',
  session: 'created_at key_hash last_seen_at user_id',
  shipment:
    'carrier courier courier_order_id courier_shipment_id created_at height_cm id is_express is_unclear length_cm order_id parcel_id pickup_on pickup_state reference scanned_at sent_at staff_name state told track_at tracked_at tracking_number weight_grams width_cm',
  shipment_return: 'return_id shipment_id',
  shipping_file_template: 'changed_at columns id name',
  shop_setting: 'changed_at name value',
  staff:
    'created_at email id is_active name password_hash role setup_code_hash setup_code_until temporary_until totp_confirmed_at totp_last_step totp_secret',
  staff_columns: 'columns list staff_id',
  staff_recovery_code: 'code_hash staff_id',
  staff_session: 'address browser has_second_factor id key_hash last_seen_at opened_at staff_id',
  staff_view: 'created_at id list name query staff_id',
  stock_alert: 'email id product_id requested_at sent_at size status user_id',
  stock_movement: 'at checkout_id id kind note on_hand_change reserved_change variant_id',
  tax_document: 'content id issued_at kind line_change_id number order_id parcel_id reason return_id',
  tax_document_file: 'content copy document_id made_at',
  tax_rate: 'basis_points rule starts_on up_to',
  tax_series: 'financial_year kind last_serial',
  tracking_code: 'code_hash email expires_at tries_left',
  transit_time: 'days_from days_to parcels pin_prefix',
  unheld_line: 'checkout_id quantity variant_id',
  unmatched_payment:
    'amount captured_at checkout_id currency found_at is_ours provider provider_order_id provider_payment_id',
  users: 'address email email_confirmed_at id joined_at name password_hash pending_email phone preferences',
  variant:
    'barcode bin_location charged_grams height_mm id length_mm on_hand position product_id reserved size sku weight_grams width_mm',
  visit_count: 'hour visits',
  webhook_event:
    'id kind provider provider_dispute_id provider_order_id provider_payout_id provider_refund_id received_at settled_at',
  wishlist_item: 'added_at product_id user_id',
} as const;
