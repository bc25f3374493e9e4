{{- define "twain.container" -}}
image: "{{ required "Set image.repository." .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
envFrom:
  - secretRef: { name: {{ .Values.existingSecret | default .Release.Name }} }
env:
  {{- /* A folder of the server’s own user, unlike that of the volume. */}}
  {{- $settings := dict
    "DATA_DIR" "/data/twain"
    "PUBLIC_URL" .Values.publicUrl
    "TRUSTED_PROXIES" .Values.trustedProxies
    "S3_BUCKET" .Values.s3.bucket
    "S3_ENDPOINT" .Values.s3.endpoint
    "S3_REGION" .Values.s3.region
    "MAIL_FROM" .Values.mail.from
    "MAIL_REPLY_TO" .Values.mail.replyTo
    "LLM_PROVIDER" .Values.model.provider
    "LLM_BASE_URL" .Values.model.baseUrl
    "LLM_MODEL" .Values.model.name
    "LLM_CONTEXT_TOKENS" .Values.model.contextTokens
    "ROLES" .role
  }}
  {{- range $name, $value := merge (dict) .Values.settings $settings }}
  {{- if ne (toString $value) "" }}
  - { name: {{ $name }}, value: {{ toString $value | quote }} }
  {{- end }}
  {{- end }}
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
{{- end }}
