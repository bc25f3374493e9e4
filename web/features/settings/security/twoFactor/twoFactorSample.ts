export const setupUri = 'otpauth://totp/Twain:mira%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Twain&digits=6&period=30'

export const recoveryCodes = ['7hq2m-x4kpa', 'b9tcd-ew3nr', 'k5vzg-2fqyj', 'm8xap-r6huc', 'w4dne-9bstk']
