UPDATE webhook_events e
   SET payload = (e.payload::jsonb #- '{data,object,externalId}' #- '{data,object,subject}')::text
   WHERE e.company_id = :companyId AND e.environment = :environment AND e.object_ids @> ARRAY[:objectId::text]
     AND (e.payload::jsonb #> '{data,object,duplicates}' @> jsonb_build_array(jsonb_build_object('faceId',
       :objectId::text)))
       IS NOT TRUE
   RETURNING e.id
