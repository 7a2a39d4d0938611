UPDATE installation SET token = $1::uuid, next_token = $2::uuid
