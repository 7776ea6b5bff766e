import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { config } from "@/lib/core/config";

const LARGEST_ALLOCATION_BYTES = 512 * 1024 ** 2;
const KEPT_COMPLAINT_CHARACTERS = 2_000;

type Run = {
  args: readonly string[];
  /** Input for `pipe:0`. */
  input?: Uint8Array;
  /** Receives output from `pipe:1`, chunk by chunk. */
  onOutput?(bytes: Buffer): void;
  timeLimitMs: number;
  cwd?: string;
};

/** The environment contains secrets that a program reading strangers' files doesn't need. */
const environment = (): NodeJS.ProcessEnv => ({
  NODE_ENV: process.env.NODE_ENV,
  PATH: process.env.PATH,
  LANG: "C.UTF-8",
});

const shared = globalThis as typeof globalThis & { earshotFfmpeg?: { path: string; there: Promise<boolean> } };

/**
 * Whether ffmpeg is available: the configured one, or else one on PATH. Checked once, and again only if the machine was
 * too busy to tell.
 */
export function hasFfmpeg(): Promise<boolean> {
  const path = config().FFMPEG_PATH;
  if (shared.earshotFfmpeg?.path !== path) {
    const there = answers(path).catch(() => {
      if (shared.earshotFfmpeg?.path === path) delete shared.earshotFfmpeg;
      return false;
    });
    shared.earshotFfmpeg = { path, there };
  }
  return shared.earshotFfmpeg.there;
}

const MISSING = new Set(["ENOENT", "EACCES", "ENOTDIR"]);

/** Rejects if that can't be told: it was not started, or killed before it answered. */
const answers = (path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn(path, ["-version"], { stdio: "ignore", env: environment(), timeout: 10_000 });
    child.on("error", (error: NodeJS.ErrnoException) =>
      MISSING.has(error.code ?? "") ? resolve(false) : reject(error),
    );
    child.on("close", (code, signal) => (signal ? reject(new Error(`ended by ${signal}`)) : resolve(code === 0)));
  });

/**
 * Runs ffmpeg on our own files and pipes only: no other protocols, and no formats that name other files. It has low
 * priority, and ends by itself if this process is killed. Throws if it fails or takes too long.
 */
export function runFfmpeg({ args, input, onOutput, timeLimitMs, cwd }: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    const cpuSeconds = String(Math.ceil(timeLimitMs / 1000));
    const limits = ["-timelimit", cpuSeconds, "-max_alloc", String(LARGEST_ALLOCATION_BYTES)];
    const child = spawn(config().FFMPEG_PATH, ["-hide_banner", "-loglevel", "error", "-y", ...limits, ...args], {
      stdio: [input ? "pipe" : "ignore", onOutput ? "pipe" : "ignore", "pipe"],
      env: environment(),
      cwd,
      timeout: timeLimitMs,
      killSignal: "SIGKILL",
    });
    let complaint = "";
    child.on("spawn", () => {
      if (child.pid !== undefined) lowerPriority(child.pid);
    });
    child.stderr?.on("data", (bytes: Buffer) => {
      complaint = (complaint + bytes.toString()).slice(-KEPT_COMPLAINT_CHARACTERS);
    });
    child.stdout?.on("data", onOutput ?? (() => undefined));
    // It may end before it has read everything.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
    child.on("error", reject);
    child.on("close", (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${signal ?? code}: ${complaint.trim()}`)),
    );
  });
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has already ended.
  }
}

/** Allowed input formats: no playlists, which name other files and URLs. */
export const SAFE_INPUT = [
  "-protocol_whitelist",
  "file,pipe",
  "-format_whitelist",
  "mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,ogg,flac,wav,mp3,aac",
] as const;
