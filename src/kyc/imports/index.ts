export {
  importCompanies,
  importScreenedList,
  removeCompanies,
  removeScreenedList,
} from './import.js';
