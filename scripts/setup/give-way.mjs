// Imported first by a program that works beside others: it, and whatever it starts, takes what they leave of the cores.
import { constants, setPriority } from "node:os";

setPriority(constants.priority.PRIORITY_LOW);
