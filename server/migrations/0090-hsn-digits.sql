-- Above a turnover of Rs. 5 crore an HSN code needs six digits (Notification 78/2020-CT): a setting of the group tax.
update shop_setting set value = value || '{"isAbove5Crore": false}' where name = 'tax';
