export { importCompanies, importScreenedList } from './import.js';
