UPDATE installation SET token = :next::uuid, next_token = NULL
