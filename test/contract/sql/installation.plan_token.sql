UPDATE installation SET token = :token::uuid, next_token = :next::uuid
