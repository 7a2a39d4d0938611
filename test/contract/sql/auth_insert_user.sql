with created as (
     insert into users (company_id, name, email, password_hash, role, created_at, updated_at, name_key, search_text,
       must_change_password)
     values (:companyId::bigint, :name, :email, :passwordHash, :role, :now, :now, :nameKey, :searched,
       :mustChangePassword) returning company_id, id
   ), listed as (
     insert into login_directory (email_key, company_id, user_id)
     select :emailKey, c.company_id, c.id from created c
   )
   select id from created
