SELECT i.id, i.token, i.next_token FROM installation i
