import type { Phrases } from "./phrases";

export const SPANISH: Phrases = {
  greeting:
    "Hola y gracias por participar. Soy una moderadora de inteligencia artificial: hago una pregunta a la vez y un equipo de investigación lee lo que dice. No hay respuestas correctas ni incorrectas, y puede parar cuando quiera.",
  nudges: {
    unsure: [
      "Tómese su tiempo. Todo lo que se le ocurra ayuda, aunque sea algo pequeño.",
      "Sin prisa. Si piensa en una situación concreta, ¿qué le viene a la mente?",
      "Si prefiere no entrar en ello, está bien. Si no, una o dos frases ayudarían.",
    ],
    brief: [
      "¿Podría decir un poco más? Basta con un ejemplo corto.",
      "Lo que pueda añadir ayudará a entenderlo mejor.",
      "¿Lo diría con algunas palabras más?",
    ],
  },
  goOn: ["Está bien. Sigamos.", "Por supuesto. Pasemos a lo siguiente."],
  followUps: {
    anything: ["Ha mencionado «{phrase}». ¿Puede contarme más sobre eso?"],
    events: [
      "Ha dicho «{phrase}». ¿Qué pasaba en ese momento?",
      "Me gustaría quedarme un momento con «{phrase}». ¿Qué significó eso para usted?",
      "Ha hablado de «{phrase}». ¿Qué hubo antes y qué hubo después?",
      "Ha dicho «{phrase}». ¿Cómo se lo describiría a alguien que no estuvo allí?",
    ],
    statements: [
      "Cuando dice «{phrase}», ¿en qué piensa?",
      "Ha dicho «{phrase}». ¿Cómo es eso en la práctica?",
      "Me gustaría quedarme un momento con «{phrase}». ¿Qué significa eso para usted?",
      "Ha dicho «{phrase}». ¿Qué hay detrás de eso?",
    ],
  },
  chosen: [
    "Ha elegido «{phrase}». ¿Qué hay detrás de eso?",
    "¿Qué le llevó a «{phrase}»?",
    "Su elección fue «{phrase}». ¿En qué pensaba?",
  ],
  rated: [
    "Ha dado {value}. ¿Qué hay detrás de ese número?",
    "¿En qué pensaba cuando dio {value}?",
    "Ha respondido {value}. ¿Puede contarme cómo llegó a eso?",
  ],
  generic: [
    "¿Puede contarme más sobre eso?",
    "¿Puede describirme una ocasión concreta en que pasó eso?",
    "¿Qué más le viene a la mente sobre eso?",
  ],
  remarks: {
    repeat: "La pregunta era: «{question}»",
    left: "Después de esta quedan como mucho {count}, y puede parar cuando quiera. ¿Seguimos con la pregunta de arriba?",
    last: "Esta es la última pregunta. Responda como prefiera.",
    identity:
      "Soy una moderadora de inteligencia artificial, no una persona. Yo hago las preguntas y las personas del equipo de investigación leen sus respuestas. Siga con la pregunta de arriba cuando quiera.",
    privacy:
      "Lo que escribe aquí se guarda para el equipo de investigación de este estudio. Con el enlace de esta página también puede ver lo que se ha guardado sobre usted y pedir que se borre. Puede omitir lo que no quiera compartir.",
    clarify:
      "No hay ningún significado especial: tome la pregunta de arriba de la manera que tenga sentido para usted.",
    injection:
      "Soy una moderadora de inteligencia artificial y aquí solo puedo hacer las preguntas de este estudio. La pregunta de arriba sigue abierta.",
    other: [
      "Como moderadora de inteligencia artificial no puedo responder a eso, pero el equipo de investigación lo leerá. ¿Qué diría de la pregunta de arriba?",
      "Esa es una pregunta para el equipo de investigación; yo no puedo hablar por ellos. ¿Seguimos con la pregunta de arriba?",
      "Tampoco puedo responder a eso; queda anotado para el equipo. La pregunta de arriba sigue abierta.",
    ],
  },
  close: "Esa era mi última pregunta. Muchas gracias por su tiempo y por todo lo que ha contado.",
  stop: "Por supuesto, paramos aquí. Gracias por su tiempo. Lo que ha dicho hasta ahora se guarda, y puede pedir que se borre en cualquier momento.",
};
