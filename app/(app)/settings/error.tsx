"use client";
export { PartError as default } from "@/components/shell/part-error";
