WITH before AS MATERIALIZED (
       SELECT i.id, i.amount, i.base_open_amount FROM receivables i
       WHERE i.company_id = :companyId::bigint AND i.id = :id::bigint AND i.status <> 'void'
         AND i.paid_amount = 0 AND i.credited_amount = 0
     ), voided AS (
       UPDATE receivables i SET status = 'void', open_amount = 0, base_open_amount = 0, version = i.version + 1,
         updated_at = :now::timestamptz
       FROM before b WHERE i.company_id = :companyId AND i.id = b.id
       RETURNING i.id, i.party_id, i.document_number, i.currency_code, b.amount, b.base_open_amount
     ), owed AS (
       UPDATE customers p SET open_amount = p.open_amount - v.base_open_amount
       FROM voided v
       WHERE p.company_id = :companyId AND p.id = v.party_id AND v.base_open_amount <> 0
     )
     INSERT INTO receivable_entries (company_id, party_id, date, item_type, item_id, kind, document_number,
       currency_code, amount, base_amount, created_at)
     SELECT :companyId, v.party_id, :day::date, 'item', v.id, 'voided', v.document_number, v.currency_code, -v.amount,
       -v.base_open_amount, :now FROM voided v
