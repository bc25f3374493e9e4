/** Endings of the files that can become documents. */
export const acceptedTypes = ['.pdf', '.docx', '.md', '.markdown', '.html', '.htm', '.txt', '.csv']
