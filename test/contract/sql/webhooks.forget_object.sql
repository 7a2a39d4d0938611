UPDATE webhook_events e
   SET payload = (e.payload::jsonb #- '{data,object,externalId}' #- '{data,object,subject}')::text
   WHERE e.company_id = $1 AND e.environment = $2 AND e.object_ids @> ARRAY[$3::text]
     AND (e.payload::jsonb #> '{data,object,duplicates}' @> jsonb_build_array(jsonb_build_object('faceId', $3::text)))
       IS NOT TRUE
   RETURNING e.id
