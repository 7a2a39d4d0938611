{{- define "notaria.labels" -}}
app.kubernetes.io/name: notaria
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "notaria.pod" -}}
automountServiceAccountToken: false
securityContext: { runAsNonRoot: true, runAsUser: 1000, runAsGroup: 1000, fsGroup: 1000, seccompProfile: { type: RuntimeDefault } }
volumes:
  - { name: tmp, emptyDir: {} }
  - name: data
    {{- if .Values.blobs.existingClaim }}
    persistentVolumeClaim: { claimName: {{ .Values.blobs.existingClaim }} }
    {{- else }}
    emptyDir: {}
    {{- end }}
  - name: secrets
    secret: { secretName: {{ required "existingSecret names the Secret with database-url, jwt and blob-keys" .Values.existingSecret }}, defaultMode: 0440 }
{{- end }}

{{- define "notaria.container" -}}
image: {{ printf "%s:%s" .Values.image.repository (.Values.image.tag | default .Chart.AppVersion) }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: [ALL] } }
volumeMounts:
  - { name: tmp, mountPath: /tmp }
  - { name: data, mountPath: /data }
  - { name: secrets, mountPath: /run/secrets/notaria, readOnly: true }
env:
  - { name: DATABASE_URL_FILE, value: /run/secrets/notaria/database-url }
  - { name: JWT_SECRET_FILE, value: /run/secrets/notaria/jwt }
  - { name: BLOB_KEYS_FILE, value: /run/secrets/notaria/blob-keys }
  - { name: DATABASE_REPLICA_URLS, valueFrom: { secretKeyRef: { name: {{ .Values.existingSecret }}, key: database-replica-urls, optional: true } } }
  - { name: REDIS_URL, valueFrom: { secretKeyRef: { name: {{ .Values.existingSecret }}, key: redis-url, optional: true } } }
  - { name: S3_ACCESS_KEY_ID, valueFrom: { secretKeyRef: { name: {{ .Values.existingSecret }}, key: s3-access-key-id, optional: true } } }
  - { name: S3_SECRET_ACCESS_KEY, valueFrom: { secretKeyRef: { name: {{ .Values.existingSecret }}, key: s3-secret-access-key, optional: true } } }
  - { name: WORKERS, value: {{ .Values.workers | quote }} }
  - { name: MIGRATE, value: "off" }
  - { name: METRICS_PORT, value: "9464" }
  - { name: PUBLIC_URL, value: {{ .Values.publicUrl | quote }} }
  - { name: TRUST_PROXY, value: {{ .Values.trustProxy | quote }} }
  - { name: BLOB_STORE, value: {{ .Values.blobs.store | quote }} }
  - { name: RATE_LIMIT_PROCESSES, value: {{ .Values.autoscaling.maxReplicas | quote }} }
  {{- range $name, $value := .Values.environment }}
  - { name: {{ $name }}, value: {{ $value | quote }} }
  {{- end }}
{{- end }}
