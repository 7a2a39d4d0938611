with created as (
     insert into users (company_id, name, email, password_hash, role, created_at, updated_at, name_key, search_text,
       must_change_password)
     values ($1::bigint, $2, $3, $4, $5, $6, $6, $8, $9, $10) returning company_id, id
   ), listed as (
     insert into login_directory (email_key, company_id, user_id)
     select $7, c.company_id, c.id from created c
   )
   select id from created
