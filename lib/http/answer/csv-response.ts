import type { CsvFile } from "@/lib/services/csv/csv-file";
import { fileResponse } from "./file-response";

export const csvResponse = ({ disposition, rows }: CsvFile): Response =>
  fileResponse({ contentType: "text/csv; charset=utf-8", disposition, body: rows });
